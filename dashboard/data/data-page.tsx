import { Page } from '../components/page.tsx';
import { Section } from '../components/page-section.tsx';
import { Emails } from '../emails/emails-section.tsx';
import { dateWords } from '../guest-data/format-dates.ts';
import { useGuestData } from '../guest-data/use-guest-data.ts';
import styles from './data-page.module.css';
import { DeleteAllData } from './delete-all-data.tsx';
import { ExportLine } from './export-line.tsx';
import { InvitationCode } from './qr-code.tsx';

export function DataPage() {
  const { lastExportAt, wedding } = useGuestData();
  const { events, locale } = wedding;
  return (
    <Page
      title="Lists and data"
      name="Data"
      lead="Files for the caterer, the hotel and yourselves, and the care of it all."
    >
      <Section
        title="Lists"
        note={lastExportAt && `All replies last exported ${dateWords(locale).moment(lastExportAt)}`}
      >
        <ul className={styles.list}>
          <ExportLine file="replies.csv" print="replies" title="All replies">
            Every household with all it said. What changes afterwards is marked in Replies.
          </ExportLine>
          <ExportLine
            file="guests-welcome-party.csv"
            print="guests-welcome-party"
            title={`Guests: ${events.welcome_party}`}
          >
            One row for each attending guest.
          </ExportLine>
          <ExportLine
            file="guests-wedding.csv"
            print="guests-wedding"
            title={`Guests: ${events.wedding}`}
          >
            One row for each attending guest.
          </ExportLine>
          <ExportLine file="caterer.csv" print="caterer" title="For the caterer">
            The numbers, and every dietary note with its names.
          </ExportLine>
          <ExportLine file="no-reply.csv" print="no-reply" title="No reply yet">
            The guests on your list who have not replied.
          </ExportLine>
        </ul>
      </Section>
      <Section title="Code for the invitation">
        <InvitationCode />
      </Section>
      <Emails />
      <Section title="Backup">
        <p className={styles.words}>
          Everything in one file: replies, history, the invited. Keep it somewhere else than the
          site. The first can be restored into an empty installation; the second can be read by any
          program.
        </p>
        <p className={styles.ways}>
          <a href="/host/api/backup.db" download>
            Download the backup
          </a>
          <a href="/host/api/backup.json" download>
            Everything as JSON
          </a>
        </p>
      </Section>
      <Section title="Delete all data">
        <DeleteAllData />
      </Section>
    </Page>
  );
}
