/** In place of what a member needs and could not be loaded: the page anew may bring it. */
export const ReloadButton = () => (
  <button type="button" className="pill soft" onClick={() => location.reload()}>
    重新加载
  </button>
)
