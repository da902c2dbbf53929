/** The drawn photo shown on sample cards, so that no real person's picture is needed. */
import { drawSamplePhoto } from '@offrande/tenants/art';

export const SAMPLE_PHOTO_PATH = '/art/sample-photo.svg';

export const samplePhoto = (): string => drawSamplePhoto();
