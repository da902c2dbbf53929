/** The dialog in which a photo is cropped by hand, with the card as it will be. Source: ux row 12, picture 27. */
import { useLingui } from '@lingui/react/macro';
import type { CardForm } from '@offrande/domain/line-entry';
import { formatNumber } from '@offrande/domain/locale';
import {
  isSharp,
  movePhoto,
  PHOTO_MAX_ZOOM,
  PHOTO_SHARP_SIDE_PX,
  sentSide,
  startCrop,
  zoomOf,
  zoomPhoto,
  type PhotoCrop,
} from '@offrande/domain/personalisation';
import { Button } from '@offrande/ui-kit/Button';
import { Dialog } from '@offrande/ui-kit/Dialog';
import { PhotoCropper } from '@offrande/ui-kit/PhotoCropper';
import { useMemo, useState } from 'react';
import { useNumberStyle } from '../../page/number-style.ts';
import { CardPreview } from './card-preview.tsx';
import './photo-crop.css';
import { previewPhoto, type PreparedPhoto } from './prepare-photo.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';

interface PhotoCropProps {
  readonly photo: PreparedPhoto;
  readonly form: CardForm;
  readonly facts: ProductFacts;
  readonly onAccept: (crop: PhotoCrop) => void;
  readonly onCancel: () => void;
  readonly onChooseAnother: () => void;
}

export function PhotoCropDialog({ photo, form, facts, onAccept, onCancel, onChooseAnother }: PhotoCropProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState(() => startCrop(photo));
  const src = useMemo(() => previewPhoto(photo, crop), [photo, crop]);
  const style = useNumberStyle();
  const side = formatNumber(sentSide(crop), style);
  const size = `${side}\u00A0×\u00A0${side}\u00A0px`;
  const needed = formatNumber(PHOTO_SHARP_SIDE_PX, style);
  const shown: CardForm = { ...form, photo: { name: null, src, url: null, refusal: null } };
  return (
    <Dialog
      kind="buttonless"
      isOpen
      title={t`Crop the photo`}
      closeLabel={t`Close without this photo`}
      onClose={onCancel}
      className="photo-crop"
    >
      <PhotoCropper
        {...photo}
        square={crop}
        zoom={zoomOf(crop, photo)}
        maxZoom={PHOTO_MAX_ZOOM}
        onMove={(by) => setCrop((known) => movePhoto(known, photo, by))}
        onZoomBy={(factor) => setCrop((known) => zoomPhoto(known, photo, zoomOf(known, photo) * factor))}
        onZoomTo={(zoom) => setCrop((known) => zoomPhoto(known, photo, zoom))}
        label={t`The photo under the frame`}
        hint={t`Drag the photo, pinch to zoom. By keyboard: arrows, + and −. The frame is the one on the card.`}
        zoomLabel={t`Zoom`}
        moveLabels={{
          left: t`Move the photo left`,
          right: t`Move the photo right`,
          up: t`Move the photo up`,
          down: t`Move the photo down`,
        }}
      />
      <div className="photo-crop-card">
        <CardPreview form={shown} facts={facts} />
        <p>
          {isSharp(crop) ? t`Sharp at this size: ${size}.` : t`May look soft in print: ${size}. ${needed} are needed.`}
        </p>
      </div>
      <div className="photo-crop-acts">
        <Button size="lg" onPress={() => onAccept(crop)}>{t`Use this photo`}</Button>
        <Button variant="ghost" onPress={onChooseAnother}>{t`Choose another photo`}</Button>
      </div>
    </Dialog>
  );
}
