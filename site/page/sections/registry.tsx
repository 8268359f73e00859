import { useEdition } from '../../edition.tsx';
import { ExternalLink } from '../external-link.tsx';
import { Section, type SectionProps } from '../section.tsx';
import styles from './registry.module.css';

/** Words about gifts, and links to a registry or a fund. */
export function Registry({ delay }: SectionProps) {
  const { registry } = useEdition().wedding;
  if (!registry) return null;
  const { heading, links, text } = registry;
  return (
    <Section id="registry" heading={heading} delay={delay} className={styles.section}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.map(({ href, text: label }) => (
        <ExternalLink key={href} href={href} className={styles.link}>
          {label}
        </ExternalLink>
      ))}
    </Section>
  );
}
