/** The process that reads one uploaded file and ends, so that a hostile file harms nothing else. */
import { readSheetFile, type SheetTask } from '@offrande/sheets';

process.on('message', async (task: SheetTask) => process.send!(await readSheetFile(task)));
