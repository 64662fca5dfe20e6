/** `<title>`, `<meta name="title">` and `<meta name="description">` of a page (decisions: The site as a whole). */
export function pageMeta({
  title,
  metaTitle = title,
  description,
}: {
  title: string;
  metaTitle?: string;
  description: string;
}) {
  return [
    { title },
    { name: 'title', content: metaTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: metaTitle },
    { property: 'og:description', content: description },
  ];
}

interface TextPage {
  title: string;
  metaTitle: string;
  metaDescription: string;
}

/** The metadata of a text page from its file in `content/`; empty where the page could not be loaded. */
export function textPageMeta(page: TextPage | undefined) {
  return page ? pageMeta({ ...page, description: page.metaDescription }) : [];
}

/** Announces the page's feed, or its calendar, to browsers and the programs that read it. */
export function feedLink(title: string, href: string, type = 'application/rss+xml') {
  return { tagName: 'link' as const, rel: 'alternate', type, title, href };
}
