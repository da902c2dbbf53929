/** The drawn photo that stands on sample cards, so that no person's picture is needed for it. */
import { drawSamplePhoto } from '@offrande/tenants/art';

export const SAMPLE_PHOTO_PATH = '/art/sample-photo.svg';

export const samplePhoto = (): string => drawSamplePhoto();
