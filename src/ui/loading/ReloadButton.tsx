/** Shown in place of a member's part of the page that failed to load. Reloading the page may bring it. */
export const ReloadButton = () => (
  <button type="button" className="pill soft" onClick={() => location.reload()}>
    重新加载
  </button>
)
