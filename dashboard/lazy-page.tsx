import { type ComponentType, lazy, useState } from 'react';

/**
 * As React's `lazy`, with `load` to begin early. Code that has arrived is shown at once; `lazy` would show a
 * fallback first, which React keeps for 300 ms.
 */
export function lazyPage<Props extends object = object>(
  importPage: () => Promise<ComponentType<Props>>,
) {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded ??= await importPage();
    return { default: Loaded };
  };
  const Lazy = lazy(load);
  function Page(props: Props) {
    const [Shown] = useState(() => Loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { load });
}
