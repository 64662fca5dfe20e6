/**
 * The script that dismisses a menu (WCAG 1.4.13): Escape closes the phone's menu and a drop-down of the navigation, and
 * the phone's menu closes when the focus moves out of it. Opening needs no script (decision 0010). A dismissed drop-down
 * stays closed until the pointer or the focus enters it anew.
 */
export const DISMISSAL = `{
const menu = document.querySelector('.menu-toggle');
const section = (target) => target.closest?.('.nav > ul > li');
const enter = ({ target, relatedTarget }) => {
  const entered = section(target);
  if (entered && !entered.contains(relatedTarget)) entered.classList.remove('dismissed');
};
addEventListener('pointerover', enter);
addEventListener('focusin', (event) => {
  enter(event);
  if (!menu.contains(event.target)) menu.open = false;
});
addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Escape') return;
  for (const item of document.querySelectorAll('.nav > ul > li:is(:hover, :focus-within)')) item.classList.add('dismissed');
  if (target.closest?.('.submenu')) section(target).firstElementChild.focus();
  if (menu.open) {
    menu.open = false;
    menu.firstElementChild.focus();
  }
});
}`.replace(/\n\s*/g, '');
