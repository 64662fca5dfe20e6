// The colours of the site's ink and plates, as Office writes them.
export const INK = '14191D';
export const PLATE = 'ECF0F2';
