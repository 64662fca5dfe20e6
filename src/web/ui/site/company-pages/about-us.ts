/** What the pages about the company stand below. */
export const ABOUT_US = { title: 'O nás', to: '/profil-spolocnosti' };
