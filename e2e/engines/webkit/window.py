"""One WebKitGTK view in a bare window, as an iPhone shows a page. Arguments: its profile's folder, width and height.

Each line of standard input is a list of steps in JSON, which are taken in one go; each is answered by an empty line.
A file that was saved is told by a line with its name, and lies in the profile's folder.
"""
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

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
# A page that comes back from this cache is no longer seen by the inspector.
settings.set_enable_page_cache(False)
# GTK's scrollbar lies over the right edge of the page and takes the taps there; a phone has none.
content = WebKit2.UserContentManager()
content.add_style_sheet(
    WebKit2.UserStyleSheet(
        "::-webkit-scrollbar { display: none }",
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserStyleLevel.USER,
        None,
        None,
    )
)
view = WebKit2.WebView(web_context=context, settings=settings, user_content_manager=content)
window = Gtk.Window()
window.set_title("phone")
window.set_decorated(False)
window.set_default_size(width, height)
window.add(view)
window.connect("destroy", Gtk.main_quit)
window.show_all()
view.grab_focus()
# Without a window manager nobody gives the keyboard to a new window.
window.get_window().focus(Gdk.CURRENT_TIME)
view.load_uri("about:blank")



def save(_context, download):
    names = []

    def decide(_download, suggested):
        names.append(suggested)
        download.set_destination(f"{profile}/{suggested}")
        return True

    download.connect("decide-destination", decide)
    download.connect("finished", lambda _download: print(names[0], flush=True))


context.connect("download-started", save)

MODIFIERS = {
    "Shift_L": Gdk.ModifierType.SHIFT_MASK,
    "Control_L": Gdk.ModifierType.CONTROL_MASK,
    "Alt_L": Gdk.ModifierType.MOD1_MASK,
    "Super_L": Gdk.ModifierType.SUPER_MASK,
}
BUTTONS = {1: Gdk.ModifierType.BUTTON1_MASK, 2: Gdk.ModifierType.BUTTON2_MASK, 3: Gdk.ModifierType.BUTTON3_MASK}
held = Gdk.ModifierType(0)
place = (0, 0)
# Freeing an event would give back a window that the bindings never took.
events = []


def dispatch(kind, fill):
    event = Gdk.Event.new(kind)
    events.append(event)
    fill(event)
    Gtk.main_do_event(event)


def at_pointer(part):
    part.window = view.get_window()
    part.x, part.y = place
    _, left, top = part.window.get_origin()
    part.x_root, part.y_root = place[0] + left, place[1] + top
    part.state = held
    part.time = GLib.get_monotonic_time() // 1000


def pointer():
    return Gdk.Display.get_default().get_default_seat().get_pointer()


def move(x, y):
    global place
    place = (x, y)

    def fill(event):
        at_pointer(event.motion)
        event.set_device(pointer())

    dispatch(Gdk.EventType.MOTION_NOTIFY, fill)


def button(kind, number):
    def fill(event):
        at_pointer(event.button)
        event.button.button = number
        event.set_device(pointer())

    dispatch(kind, fill)


def press(number):
    global held
    button(Gdk.EventType.BUTTON_PRESS, number)
    held |= BUTTONS[number]


def release(number):
    global held
    button(Gdk.EventType.BUTTON_RELEASE, number)
    held &= ~BUTTONS[number]


def key(kind, name):
    keyval = Gdk.unicode_to_keyval(ord(name)) if len(name) == 1 else Gdk.keyval_from_name(name)
    found, entries = Gdk.Keymap.get_for_display(Gdk.Display.get_default()).get_entries_for_keyval(keyval)

    def fill(event):
        event.key.window = view.get_window()
        event.key.time = GLib.get_monotonic_time() // 1000
        event.key.keyval = keyval
        event.key.state = held
        event.key.hardware_keycode = entries[0].keycode if found and entries else 0
        event.set_device(Gdk.Display.get_default().get_default_seat().get_keyboard())

    dispatch(kind, fill)


def keydown(name):
    global held
    key(Gdk.EventType.KEY_PRESS, name)
    held |= MODIFIERS.get(name, 0)


def keyup(name):
    global held
    key(Gdk.EventType.KEY_RELEASE, name)
    held &= ~MODIFIERS.get(name, 0)


def allow(_view, request):
    request.allow()
    return True


def grant():
    settings.set_javascript_can_access_clipboard(True)
    view.connect("permission-request", allow)


def offline(is_offline):
    manager = context.get_website_data_manager()
    if is_offline:
        # Nobody listens there.
        nowhere = WebKit2.NetworkProxySettings.new("http://127.0.0.1:1", None)
        manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, nowhere)
    else:
        manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.NO_PROXY, None)


STEPS = {
    "move": move,
    "press": press,
    "release": release,
    "keydown": keydown,
    "keyup": keyup,
    "resize": window.resize,
    "load": view.load_uri,
    "grant": grant,
    "offline": offline,
}


def obey(channel, _condition):
    line = channel.readline()
    if not line:
        Gtk.main_quit()
        return False
    for name, *arguments in json.loads(line):
        STEPS[name](*arguments)
    print(flush=True)
    return True


GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, obey)
Gtk.main()
