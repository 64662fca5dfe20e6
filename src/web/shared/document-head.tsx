/** The title of a document, in its tab and for search engines. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="title" content={title} />
    </>
  );
}

/** Title and description of an error page shown at the requested address; not indexed by search engines. */
export function ErrorHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  );
}
