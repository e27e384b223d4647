@echo off
rem Serves the folder "demo" to this machine alone by PowerShell, which Windows has, and opens it.
rem Where PowerShell is not allowed to, the demo opens from the disk. The window stays until a key is pressed.
setlocal DisableDelayedExpansion
rem The Chinese below is UTF-8. A path stands in quotes only: it may have brackets, blanks and signs of the shell.
chcp 65001 >nul
cls
rem Started out of a zip that is not unpacked, this file is alone in a folder of Temp.
if not exist "%~dp0demo\index.html" (
  echo.
  echo   演示还没有解压，所以打不开。
  echo.
  echo   1. 关掉这个窗口，在压缩包上点右键，选“全部解压缩”。
  echo   2. 打开解压出来的文件夹，双击里面的 start-windows.cmd。
  echo.
  echo   已经解压了还看到这里：start-windows.cmd 要和 demo 文件夹放在一起。
  echo.
  pause
  exit /b 1
)
rem The shell cannot stand in a folder of the network, \\server\share. This gives it a drive letter.
pushd "%~dp0demo"
if errorlevel 1 (
  echo.
  echo   进不去演示所在的文件夹。它在网络上的话，请把整个文件夹复制到这台电脑的桌面，
  echo   再双击里面的 start-windows.cmd。
  echo.
  pause
  exit /b 1
)
echo.
echo   正在打开演示。看的时候留着这个窗口，关掉它演示就停止。
echo.
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0start-windows.ps1"
if errorlevel 1 (
  echo.
  echo   这台电脑不让用 PowerShell，所以直接从磁盘打开。请用 Chrome 或 Edge 看。
  echo   没有自动打开的话，把 demo 文件夹里的 index.html 拖到 Chrome 或 Edge 的窗口里。
  echo.
  start "" "%~dp0demo\index.html"
)
popd
pause
