# Serves the current folder at http://localhost:<port>/ until this window is closed. Nothing has to be installed.
$ErrorActionPreference = 'Stop'
# Both paths go through GetFullPath, which writes a short name such as ADMINI~1 out in full.
$root = [IO.Path]::GetFullPath((Get-Location).ProviderPath).TrimEnd([IO.Path]::DirectorySeparatorChar)
$types = @{ '.html' = 'text/html; charset=utf-8'; '.js' = 'text/javascript; charset=utf-8'; '.svg' = 'image/svg+xml'; '.png' = 'image/png'; '.json' = 'application/json' }
$listener = $null
# The same port each time where it is free: the address is where the browser keeps this demo's data.
foreach ($port in 8787..8791) {
  $listener = New-Object System.Net.HttpListener
  # Only this name needs no right of an administrator.
  $listener.Prefixes.Add("http://localhost:$port/")
  try { $listener.Start(); break } catch { $listener = $null }
}
if ($null -eq $listener) { exit 1 }
Write-Host "http://localhost:$port/"
# Whoever started it opens the address himself where nothing can.
try { Start-Process "http://localhost:$port/" } catch { }
while ($listener.IsListening) {
  $context = $listener.GetContext()
  $response = $context.Response
  try {
    $path = [Uri]::UnescapeDataString($context.Request.Url.AbsolutePath).TrimStart('/')
    if ($path -eq '' -or $path.EndsWith('/')) { $path += 'index.html' }
    $file = [IO.Path]::GetFullPath([IO.Path]::Combine($root, $path))
    $isInside = $file.StartsWith($root + [IO.Path]::DirectorySeparatorChar, [StringComparison]::OrdinalIgnoreCase)
    if ($isInside -and [IO.File]::Exists($file)) {
      $type = $types[[IO.Path]::GetExtension($file).ToLowerInvariant()]
      if ($null -ne $type) { $response.ContentType = $type }
      $response.Headers.Add('Cache-Control', 'no-cache')
      $bytes = [IO.File]::ReadAllBytes($file)
      $response.ContentLength64 = $bytes.Length
      if ($context.Request.HttpMethod -ne 'HEAD') { $response.OutputStream.Write($bytes, 0, $bytes.Length) }
    } else {
      $response.StatusCode = 404
    }
  } catch {
    # A browser that leaves in the middle of an answer must not end the demo.
  } finally {
    try { $response.Close() } catch { }
  }
}
