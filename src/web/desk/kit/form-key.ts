/** The field that identifies one instance of a form; `DeskForm` sends it. */
export const FORM_KEY = 'formular';
