/** The QR code of a transfer, dark on white in every colour scheme, with its quiet zone. Source: EPC069-12. */
import { Trans } from '@lingui/react/macro';
import { EPC_ERROR_LEVEL } from '@offrande/domain/bank-transfer';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules around the code that stay white. */
const QUIET = 4;

/** A path of one square for each dark module. */
const drawing = (code: string) => {
  const { data, size } = encode(code, { ecc: EPC_ERROR_LEVEL, border: QUIET });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
};

export function EpcPicture({ code, label }: { readonly code: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawing(code), [code]);
  return (
    <figure className="order-transfer-code">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>
        <Trans>Or scan this code with your banking app: it fills in the transfer, and you check it there.</Trans>
      </figcaption>
    </figure>
  );
}
