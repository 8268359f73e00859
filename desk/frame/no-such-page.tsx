import { Link } from 'wouter';
import { Blank } from '../stationery/blank.tsx';
import { Page } from '../stationery/page.tsx';

export function NoSuchPage() {
  return (
    <Page title="There is no such page" name="No such page">
      <Blank>
        <p>
          The address may have been shortened on its way. <Link href="/">Go to the overview</Link>
        </p>
      </Blank>
    </Page>
  );
}
