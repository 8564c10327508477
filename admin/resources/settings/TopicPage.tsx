import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Stack } from '@mui/material';
import { Type } from 'typebox';
import { useFieldOfHash } from '../../forms/use-field-of-hash.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { Forbidden, NotFound } from '../../layout/states.tsx';
import { usePlace } from '../../layout/ShopContext.tsx';
import { CardTopic } from './selling/CardTopic.tsx';
import { CheckoutSection } from './selling/CheckoutSection.tsx';
import { ClosingTopic } from './shop/ClosingTopic.tsx';
import { ContactSection } from './shop/ContactSection.tsx';
import { DomainTopic } from './storefront/DomainTopic.tsx';
import { HolidaySection } from './shop/HolidaySection.tsx';
import { HoursSection } from './shop/HoursSection.tsx';
import { MeasuringSection } from './storefront/MeasuringSection.tsx';
import { NotificationsSection } from './people/NotificationsSection.tsx';
import { OrderNumbersSection } from './selling/OrderNumbersSection.tsx';
import { PaymentSection } from './selling/PaymentSection.tsx';
import { ProfileSection } from './shop/ProfileSection.tsx';
import { SearchSection } from './storefront/SearchSection.tsx';
import { SecurityTopic } from './people/SecurityTopic.tsx';
import type { SettingsRecord } from './settings-form.ts';
import { ShippingSection } from './selling/ShippingSection.tsx';
import { SlipTopic } from './selling/SlipTopic.tsx';
import { TaxSection } from './selling/TaxSection.tsx';
import { titleOfTopic, topics } from './topics.ts';

/** Cards of a topic's form. */
const forms: Readonly<Record<string, ComponentType>> = {
  profile: ProfileSection,
  contact: ContactSection,
  hours: HoursAndHoliday,
  shipping: ShippingSection,
  payment: PaymentSection,
  checkout: CheckoutSection,
  orders: OrderNumbersSection,
  tax: TaxSection,
  search: SearchSection,
  measuring: MeasuringSection,
  notifications: NotificationsSection,
};

/** These topics save their changes at once. */
const pages: Readonly<Record<string, ComponentType>> = {
  cards: CardTopic,
  slips: SlipTopic,
  domain: DomainTopic,
  security: SecurityTopic,
  closing: ClosingTopic,
};

/** Shows one topic of the settings; `#mobile` leads to a field of it. */
export function TopicPage() {
  const { id = '' } = useParams();
  const { shop } = usePlace();
  const topic = topics.find((one) => one.id === id);
  const Page = pages[id];
  const Cards = forms[id];
  if (topic?.needs && !shop.capabilities.includes(topic.needs)) return <Forbidden />;
  if (topic && Page) return <Page />;
  if (topic && Cards) return <TopicForm key={id} title={titleOfTopic(topic)} Cards={Cards} />;
  return <NotFound />;
}

/**
 * Only the server validates, because half of the fields depend on others, or on the shop's records.
 */
const NO_CONTRACT = Type.Object({});

interface TopicFormProps {
  /** Key of the topic's name. */
  readonly title: string;
  readonly Cards: ComponentType;
}

function TopicForm({ title, Cards }: TopicFormProps) {
  const translate = useTranslate();
  return (
    <EditForm<SettingsRecord>
      contract={NO_CONTRACT}
      saved="app.settings.saved"
      header={() => ({ title: translate(title), backTo: '/settings' })}
    >
      {() => (
        <Stack sx={{ gap: 2 }}>
          <Cards />
          <FieldOfHash />
        </Stack>
      )}
    </EditForm>
  );
}

/** Focuses the field in the hash. It is rendered inside the form, so that the fields exist. */
function FieldOfHash() {
  useFieldOfHash();
  return null;
}

function HoursAndHoliday() {
  return (
    <>
      <HoursSection />
      <HolidaySection />
    </>
  );
}
