/** The parent of the pages about the company. */
export const ABOUT_US = { title: 'O nás', to: '/profil-spolocnosti' };
