/** Dialogs and sheets of the kit say their role; the browser's own element has it without saying so. */
const OPEN = 'dialog[open], [role=dialog], [role=alertdialog]'

/** Whether a dialog or sheet is open above the screen. */
export const isDialogOpen = (): boolean => document.querySelector(OPEN) !== null
