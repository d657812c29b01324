import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PlateMark } from '../../components/plate-mark.tsx';

const words = texts.sharing.page;

/** A link that was revoked, or never was: nobody can know which. */
export function DeadLink() {
  useDocumentTitle(`${words.deadTitle} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <EmptyState
      order={1}
      title={words.deadTitle}
      text={words.deadText}
      illustration={<PlateMark size={144} />}
      action={<ButtonLink to="/meal">{words.planOwn}</ButtonLink>}
    />
  );
}
