import { Toaster } from '../ui/toaster.tsx';
import { usePublicEdition } from './edition.tsx';
import styles from './toaster.module.css';

const DURATIONS_MS = { default: 10_000, destructive: 20_000 };

/** The chunk that site/lazy-toaster.tsx loads. */
export default function GuestToaster() {
  const { toastLabels } = usePublicEdition().messages.site;
  return <Toaster labels={toastLabels} styles={styles} durationsMs={DURATIONS_MS} />;
}
