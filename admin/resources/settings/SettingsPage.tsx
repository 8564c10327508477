import { useEffect } from 'react';
import { Form, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Stack } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { SaveBar } from '../../forms/SaveBar.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Failure, Loading } from '../../layout/states.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { ApiRefusal } from '../../providers/api-refusal.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { ClosingSection } from './ClosingSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DomainSection } from './DomainSection.tsx';
import { HolidaySection } from './HolidaySection.tsx';
import { HoursSection } from './HoursSection.tsx';
import { MeasuringSection } from './MeasuringSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { updateOf, valuesOf, type SettingsValues } from './settings-form.ts';
import { ShippingSection } from './ShippingSection.tsx';
import { TaxSection } from './TaxSection.tsx';

const KEY = ['settings'];

/** All settings of the shop in one form; `#shipping` leads to a section. */
export function SettingsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const failed = useFailureNotice();
  const queries = useQueryClient();
  const { readSettings, saveSettings } = useDataProvider<TaladDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => readSettings(signal),
  });
  useSection(data !== undefined);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const save = async (values: FieldValues) => {
    try {
      // react-admin's form knows its values as a record of anything.
      const saved = await saveSettings(updateOf(data, values as SettingsValues));
      queries.setQueryData(KEY, saved);
      void queries.invalidateQueries({ queryKey: ['opening'] });
      notify('app.settings.saved', { type: 'success' });
      return undefined;
    } catch (refusal) {
      failed(refusal);
      return refusal instanceof ApiRefusal ? refusal.body.errors : undefined;
    }
  };
  return (
    <>
      <PageHeader title={translate('app.settings.title')} below={data.shop_url} />
      <Form
        key={data.revision}
        record={{ id: data.revision, ...valuesOf(data) }}
        onSubmit={save}
        noValidate
        warnWhenUnsavedChanges
      >
        <Stack sx={{ gap: 2, maxWidth: 760 }}>
          <ProfileSection />
          <ContactSection />
          <ShippingSection />
          <CheckoutSection />
          <TaxSection />
          <HoursSection />
          <HolidaySection />
          <MeasuringSection />
        </Stack>
        <SaveBar />
      </Form>
      {/* They have forms of their own. */}
      <Stack sx={{ gap: 2, mt: 2, maxWidth: 760 }}>
        <DomainSection />
        <ClosingSection shopname={data.shopname} />
      </Stack>
    </>
  );
}

/** A step of the dashboard leads to its section, which is there once the settings are. */
function useSection(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== '') {
      document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView();
    }
  }, [isThere, hash]);
}
