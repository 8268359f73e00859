import { Link, useRoute } from 'wouter';
import styles from './tabs.module.css';

const PAGES = [
  ['/', 'Overview'],
  ['/replies', 'Replies'],
  ['/invited', 'Invited'],
  ['/data', 'Data'],
] as const;

/** The ways between the pages: at the top, or within the thumb's reach on a phone. */
export function Tabs() {
  return (
    <nav className={styles.tabs} aria-label="The dashboard">
      <ul>
        {PAGES.map(([href, name]) => (
          <li key={href}>
            <Tab href={href} name={name} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ href, name }: { href: string; name: string }) {
  const [here] = useRoute(href);
  return (
    <Link href={href} className={styles.tab} aria-current={here ? 'page' : undefined}>
      {name}
    </Link>
  );
}
