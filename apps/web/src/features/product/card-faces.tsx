/** The card's faces, by occasion. Changing the face keeps the texts. */
import { useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { CardFacePicker } from '@offrande/ui-kit/CardFacePicker';
import { ChipGroup } from '@offrande/ui-kit/Chip';
import { useState } from 'react';
import { CardArt } from '../catalogue/card-art.tsx';
import { fieldId, type PartProps } from './part.ts';

const ALL = 'all';

type Occasions = ProductPage['templateCategories'];

export function CardFaces({ form, facts, change, errorOf, occasions }: PartProps & { readonly occasions: Occasions }) {
  const { t } = useLingui();
  const [occasion, setOccasion] = useState(ALL);
  const used = occasions.filter(({ categoryId }) => facts.faces.some(({ occasionId }) => occasionId === categoryId));
  const shown = facts.faces.filter(({ occasionId }) => occasion === ALL || occasionId === occasion);
  if (facts.faces.length === 0) return null;
  return (
    <section className="product-faces" aria-labelledby="product-faces-title">
      <div className="product-faces-head">
        <h2 id="product-faces-title" className="product-section-title">{t`Card face`}</h2>
        {used.length > 1 && (
          <ChipGroup
            label={t`Occasion`}
            className="product-occasions"
            options={[
              { id: ALL, label: t`All` },
              ...used.map(({ categoryId, name }) => ({ id: categoryId, label: name })),
            ]}
            selected={occasion}
            onChange={setOccasion}
          />
        )}
      </div>
      <div id={fieldId('templateId')}>
        <CardFacePicker
          label={t`Card face`}
          isLabelHidden
          faces={shown.map(({ id, name, imageUrl }) => ({ value: id, name, art: <CardArt url={imageUrl} isLazy /> }))}
          value={form.faceId}
          onChange={(faceId) => change((entered) => ({ ...entered, faceId }))}
          error={errorOf('templateId')}
        />
      </div>
    </section>
  );
}
