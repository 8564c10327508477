import { Section } from '../../../layout/Section.tsx';
import { usePlace } from '../../../layout/ShopContext.tsx';
import { StaffNotices } from './StaffNotices.tsx';
import { TextLine } from '../TextLine.tsx';

/** Recipients of the shop's events. */
export function NotificationsSection() {
  const { shop } = usePlace();
  return (
    <>
      <Section>
        <TextLine source="notify_email" type="email" hasHelp />
      </Section>
      {shop.capabilities.includes('staff:write') && <StaffNotices />}
    </>
  );
}
