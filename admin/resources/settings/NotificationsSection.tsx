import { Section } from '../../layout/Section.tsx';
import { TextLine } from './TextLine.tsx';

/** Recipients of the shop's events. */
export function NotificationsSection() {
  return (
    <Section>
      <TextLine source="notify_email" type="email" hasHelp />
    </Section>
  );
}
