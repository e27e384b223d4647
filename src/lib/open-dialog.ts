/** Dialogs and sheets of the kit have a role attribute; the browser's own element has the role without it. */
const OPEN = 'dialog[open], [role=dialog], [role=alertdialog]'

/** Whether a dialog or sheet is open above the screen. */
export const isDialogOpen = (): boolean => document.querySelector(OPEN) !== null
