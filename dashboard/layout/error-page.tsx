import type { FallbackProps } from 'react-error-boundary';
import { Button } from '../../ui/button.tsx';
import { FullPage } from './full-page.tsx';

/** What stands in place of the dashboard when drawing it failed. */
export function ErrorPage({ error }: FallbackProps) {
  return (
    <FullPage title="Something is wrong with this page">
      <p role="alert">
        The replies are safe; only their display failed
        {error instanceof Error ? `: ${error.message}` : '.'}
      </p>
      <Button onClick={() => location.reload()}>Load it again</Button>
    </FullPage>
  );
}
