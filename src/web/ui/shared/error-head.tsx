/** Title and description of a page that stands where another was asked for; not for search engines. */
export function ErrorHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="title" content={title} />
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
