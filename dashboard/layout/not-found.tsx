import { Link } from 'wouter';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';

export function NotFoundPage() {
  return (
    <Page title="There is no such page" name="No such page">
      <EmptyState>
        <p>
          The address may have been shortened on its way. <Link href="/">Go to the overview</Link>
        </p>
      </EmptyState>
    </Page>
  );
}
