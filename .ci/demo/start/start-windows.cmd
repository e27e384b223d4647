@echo off
rem Serves the folder "demo" to this machine alone by PowerShell, which Windows has, and opens it.
rem Where PowerShell is not allowed to, the demo opens from the disk.
cd /d "%~dp0demo" || exit /b 1
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0start-windows.ps1"
if errorlevel 1 start "" "%~dp0demo\index.html"
