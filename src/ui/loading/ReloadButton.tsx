/** Shown where a member's part of the page could not be loaded: reloading may bring it. */
export const ReloadButton = () => (
  <button type="button" className="pill soft" onClick={() => location.reload()}>
    重新加载
  </button>
)
