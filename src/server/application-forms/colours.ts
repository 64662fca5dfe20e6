// The site's colours for text, plates and strong lines, in Office's notation.
export const INK = '14191D';
export const PLATE = 'ECF0F2';
export const LINE = '6B767E';
