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
