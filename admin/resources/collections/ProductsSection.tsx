import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { emptyRule, type CollectionValues } from './collection-form.ts';
import { ChosenProducts } from './ChosenProducts.tsx';
import { RuleFields } from './RuleFields.tsx';

/** Chooses products by hand or by rule. Each way keeps its input while the other one is shown. */
export function ProductsSection() {
  const translate = useTranslate();
  const mayWrite = useMay('collections', 'write');
  const { field } = useController<CollectionValues, 'rule'>({ name: 'rule' });
  const [last, setLast] = useState(field.value ?? emptyRule);
  const choose = (mode: 'hand' | 'rule' | null) => {
    if (mode === 'hand' && field.value) setLast(field.value);
    if (mode) field.onChange(mode === 'hand' ? null : last);
  };
  return (
    <Section title={translate('app.collections.products')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        disabled={!mayWrite}
        value={field.value ? 'rule' : 'hand'}
        aria-label={translate('app.collections.products')}
        onChange={(_event, mode: 'hand' | 'rule' | null) => choose(mode)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="hand">{translate('app.collections.by_hand')}</ToggleButton>
        <ToggleButton value="rule">{translate('app.collections.by_rule')}</ToggleButton>
      </ToggleButtonGroup>
      {field.value ? <RuleFields /> : <ChosenProducts />}
    </Section>
  );
}
