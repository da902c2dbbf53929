/**
 * The giver's texts: two printed lines, or one message if the product has no faces; and a photo. Source: S5.27, S5.28,
 *
 */
import { useLingui } from '@lingui/react/macro';
import { CHOSEN_PHOTO, endingsOf, PHOTO } from '@offrande/domain/file';
import { formatNumber } from '@offrande/domain/locale';
import { isOnItsWay } from '@offrande/domain/line-entry';
import { messageChecks } from '@offrande/domain/personalisation';
import { PhotoField } from '@offrande/ui-kit/PhotoField';
import { TextArea } from '@offrande/ui-kit/TextArea';
import { TextField } from '@offrande/ui-kit/TextField';
import { lazy, Suspense } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useNumberStyle } from '../../page/number-style.ts';
import { field } from '../form/field.ts';
import { useSentShare } from '../form/use-sent-share.ts';
import { useFormText } from './form-errors.tsx';
import { FormSection } from './form-section.tsx';
import { bindableForm, type PartProps } from './part.ts';
import { fieldId } from './part.ts';
import { useLengthWords } from './use-length-words.ts';
import type { PhotoActions } from './use-photo.ts';

interface WordsPartProps extends PartProps {
  readonly photo: PhotoActions;
  /** Which cards bear the words, where it is not the one of the form. */
  readonly note?: string;
}

export function WordsPart({ photo, note, ...part }: WordsPartProps) {
  const { t } = useLingui();
  return (
    <FormSection title={t`Your words`} mark={t`optional`}>
      {note !== undefined && <p className="product-note">{note}</p>}
      {part.facts.product.hasTemplates ? <Lines {...part} /> : <Message {...part} />}
      <Photo {...part} acts={photo} />
    </FormSection>
  );
}

function Lines(part: PartProps) {
  const { t } = useLingui();
  const withLength = useLengthWords();
  const { message, message2 } = messageChecks(part.facts.product);
  const form = bindableForm(part);
  return (
    <>
      <TextField
        label={t`First line`}
        voice="giver"
        autoComplete="off"
        {...withLength(field(form, 'message'), message.max)}
      />
      <TextField
        label={t`Second line`}
        voice="giver"
        autoComplete="off"
        {...withLength(field(form, 'message2'), message2.max)}
      />
    </>
  );
}

function Message(part: PartProps) {
  const { t } = useLingui();
  const withLength = useLengthWords();
  const { max } = messageChecks(part.facts.product).message;
  return (
    <TextArea
      label={t`Message with the card`}
      hint={t`${max} characters at most`}
      voice="giver"
      {...withLength(field(bindableForm(part), 'message'), max)}
    />
  );
}

const ACCEPTED = PHOTO.types.flatMap((type) => endingsOf(type).map((ending) => `.${ending}`)).join(',');

const choosePhoto = (): void => document.getElementById(fieldId('photo'))?.click();

const PhotoCropDialog = lazy(() =>
  import('./photo-crop-dialog.tsx').then((module) => ({ default: module.PhotoCropDialog })),
);

function Photo({ form, facts, errorOf, acts }: PartProps & { readonly acts: PhotoActions }) {
  const { t } = useLingui();
  const textOf = useFormText();
  const size = formatNumber(String(CHOSEN_PHOTO.statedMegabytes), useNumberStyle());
  const shareOf = useSentShare();
  const { photo } = form;
  useKeptFocus(
    photo?.url,
    () => document.getElementById(fieldId('photo'))?.parentElement?.querySelector('button') ?? null,
  );
  const refusal = photo?.refusal ?? null;
  const field = (
    <PhotoField
      label={t`Photo`}
      hint={t`PNG or JPG, ${size} MB at most. Shown top right on the card.`}
      accept={ACCEPTED}
      inputId={fieldId('photo')}
      photo={photo === null ? undefined : { name: photo.name ?? t`Your photo`, src: photo.src }}
      onSelect={acts.select}
      onRemove={acts.remove}
      onRetry={acts.retry ?? undefined}
      retryLabel={t`Send again`}
      chooseLabel={t`Choose a photo`}
      replaceLabel={t`Replace`}
      removeLabel={t`Remove`}
      onAdjust={acts.adjust ?? undefined}
      adjustLabel={t`Crop`}
      readingLabel={acts.isReading ? t`Reading the photo` : isOnItsWay(photo) ? t`Uploading` : undefined}
      sent={acts.isReading || acts.sent === null ? undefined : shareOf(acts.sent)}
      error={refusal === null ? errorOf('photo') : textOf(refusal)}
    />
  );
  return (
    <>
      {field}
      {acts.cropping !== null && (
        <Suspense>
          <PhotoCropDialog
            key={acts.cropping.photo.src}
            {...{ form, facts }}
            photo={acts.cropping.photo}
            onAccept={(crop) => void acts.accept(crop)}
            onCancel={acts.cancel}
            onChooseAnother={() => {
              acts.cancel();
              choosePhoto();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
