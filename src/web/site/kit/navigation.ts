import { NAVIGATION, type NavigationItem } from '#content/navigation.ts';
import type { Company } from '#domain/company/company.ts';
import { nonBreaking } from '#domain/slovak.ts';

export interface NavigationLink {
  title: string;
  to: string;
  sign?: string;
  isExternal: boolean;
  isCurrent: boolean;
}

export interface NavigationSection extends NavigationLink {
  links: NavigationLink[];
}

/** The navigation for the current page; the product site is left out while its address is not filled in. */
export function navigation(company: Company, path: string): NavigationSection[] {
  return NAVIGATION.map((item) => ({
    title: nonBreaking(item.title),
    to: item.slug,
    isExternal: item.target === '_blank',
    isCurrent: isCurrent(item, path),
    links: (item.subNav ?? [])
      .map(({ title, slug, sign, target }) => ({
        title: nonBreaking(title),
        sign,
        to: slug ?? company.links.productSite,
        isExternal: target === '_blank',
        isCurrent: slug === (path === item.alias ? item.slug : path),
      }))
      .filter(({ to }) => to),
  }));
}

/** Specification section 2.2: the item's own route, one of its sub-routes, or a path below its route. */
function isCurrent({ slug, alias, subNav = [] }: NavigationItem, path: string): boolean {
  return path === slug || path === alias || path.startsWith(`${slug}/`) || subNav.some((sub) => sub.slug === path);
}
