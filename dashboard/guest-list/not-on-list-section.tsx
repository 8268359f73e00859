import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { getHouseholdName } from '../../domain/replies/names.ts';
import { useGuestData } from '../guest-data/guest-data.ts';
import { formatAttendance } from '../replies/household/format-reply.ts';
import { useHouseholdSheet } from '../replies/household/household-sheet-provider.tsx';
import { useInfiniteScroll } from '../ui/infinite-scroll.tsx';
import { PageSection } from '../ui/page.tsx';
import { TextButton } from '../ui/text-button.tsx';

/** Households that replied and are not on the guest list. */
export function NotOnListSection() {
  const texts = getMessages('guestList');
  const { households, notOnList: keys, wedding } = useGuestData();
  const { openHousehold } = useHouseholdSheet();
  const listed = new Set(keys);
  const notOnList = households.filter(({ key }) => listed.has(key));
  const [visible, sentinel] = useInfiniteScroll(notOnList, null);
  return (
    <PageSection id="not-on-list" title={texts.notOnList}>
      {notOnList.length === 0 ? (
        <p className="aside">{households.length === 0 ? texts.noReplies : texts.allOnList}</p>
      ) : (
        <ul className="rows">
          {visible.map((household) => (
            <li key={household.key} className="list-row">
              <p className="name">{getHouseholdName(household)}</p>
              <div className="soft">
                {formatAttendance(household.current, wedding.events)}
                {household.current.email && ` · ${household.current.email}`}
              </div>
              <p className="buttons end">
                <TextButton
                  aria-label={texts.openReplyOf(getHouseholdName(household))}
                  onClick={() => openHousehold(household.key)}
                >
                  {texts.open}
                </TextButton>
              </p>
            </li>
          ))}
        </ul>
      )}
      {sentinel}
    </PageSection>
  );
}
