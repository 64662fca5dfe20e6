// The colours of the site's ink, plates and strong lines, as Office writes them.
export const INK = '14191D';
export const PLATE = 'ECF0F2';
export const LINE = '6B767E';
