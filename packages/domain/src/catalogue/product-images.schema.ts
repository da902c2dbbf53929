/**
 * The pictures of a product: `deskImage1` to `deskImage3` on the wire, a list of the existing ones in the domain
 * (S3.109).
 */
import { Schema, SchemaTransformation } from 'effect';

/** The most pictures of a product. */
export const PRODUCT_IMAGES_MAX = 3;

const picture = Schema.optionalKey(Schema.NullOr(Schema.String));
const wire = Schema.Struct({ deskImage1: picture, deskImage2: picture, deskImage3: picture });
type WireImages = typeof wire.Type;

const images = Schema.Array(Schema.NonEmptyString).check(Schema.isMaxLength(PRODUCT_IMAGES_MAX));

/**
 * The pictures in their order; absent, null and empty ones are left out. Encodes to the first fields; more than three
 * are refused.
 */
export const ProductImagesFromWire = wire.pipe(
  Schema.decodeTo(
    images,
    SchemaTransformation.transform<readonly string[], WireImages>({
      decode: ({ deskImage1, deskImage2, deskImage3 }) =>
        [deskImage1, deskImage2, deskImage3].flatMap((image) => image || []),
      encode: (list) => Object.fromEntries(list.map((image, at) => [`deskImage${at + 1}`, image])),
    }),
  ),
);
