/** Title and description of an error page shown at the requested address; not indexed by search engines. */
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
