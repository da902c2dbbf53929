/** The file and what is wrong in it. Loaded beside the page, which can be read and filled in meanwhile. */
import { FaultsPart } from './faults-part.tsx';
import { FilePart, type FilePartProps } from './file-part.tsx';

export function FileSteps(props: FilePartProps) {
  const { uploading } = props;
  return (
    <>
      <FilePart {...props} />
      {uploading.snapshot !== null && <FaultsPart uploading={uploading} snapshot={uploading.snapshot} />}
    </>
  );
}
