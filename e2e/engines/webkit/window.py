"""One WebKitGTK view in a bare window, as an iPhone shows a page. Arguments: its profile's folder, width and height."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.6 Mobile/15E148 Safari/604.1"
)

profile, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])

# The inspector follows one process only, so a change of site must not begin another.
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache"
    ),
    process_swap_on_cross_site_navigation_enabled=False,
)
context.set_preferred_languages(["zh-CN"])
settings = WebKit2.Settings()
settings.set_user_agent(IPHONE)
settings.set_javascript_can_open_windows_automatically(True)
settings.set_enable_developer_extras(True)
view = WebKit2.WebView(web_context=context, settings=settings)
window = Gtk.Window()
window.set_title("phone")
window.set_decorated(False)
window.set_default_size(width, height)
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
view.grab_focus()
view.load_uri("about:blank")
Gtk.main()
