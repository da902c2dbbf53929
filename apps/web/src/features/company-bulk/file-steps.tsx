/** The file and what is wrong in it. Loaded beside the page, which can be read and filled in meanwhile. */
import { lazy, Suspense } from 'react';
import { ColumnsPart } from './columns-part.tsx';
import { FaultsPart } from './faults-part.tsx';
import { FilePart, type FilePartProps } from './file-part.tsx';

const LinesPart = lazy(() => import('./lines-part.tsx').then((module) => ({ default: module.LinesPart })));

export function FileSteps(props: FilePartProps) {
  const { uploading } = props;
  const { snapshot } = uploading;
  return (
    <>
      <FilePart {...props} />
      {snapshot !== null && <ColumnsPart uploading={uploading} snapshot={snapshot} />}
      {snapshot?.matches('matching') === false && snapshot.context.check !== null && (
        <Suspense>
          <LinesPart uploading={uploading} snapshot={snapshot} />
        </Suspense>
      )}
      {snapshot?.matches('matching') === false && <FaultsPart uploading={uploading} snapshot={snapshot} />}
    </>
  );
}
