/** The field that tells a form from the same one on another page; `DeskForm` sends it. */
export const FORM_KEY = 'formular';
