import type { ComponentType, ReactNode } from 'react';

interface IslandProps<Props extends object> {
  /** The island's name in the page's file of `islands/`. */
  name: string;
  of: ComponentType<Props & { children?: ReactNode }>;
  /** Sent in the page as JSON, so only JSON values are possible. */
  props: Props;
  /** Markup the island wraps unchanged, so that no script contains it. */
  children?: ReactNode;
}

/** A part of a public page that scripts hydrate, while the rest stays static markup (decision 0031). */
export function Island<const Props extends object>({ name, of: Component, props, children }: IslandProps<Props>) {
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props}>
        <div className="island">{children}</div>
      </Component>
    </div>
  );
}
