import { Button, FileField } from '../../parts.tsx'
import { saveText } from '../../report/save-text.ts'

type Props = {
  logo: string
  onLogo: (address: string) => void
  /** Called when a whole brand.json was read. */
  onFile: (given: unknown) => void
  given: () => unknown
  onProblem: (text: string) => void
}

/** The logo as a picture, and the whole brand as the file that `npm run build:demo -- --brand` takes. */
export function BrandFiles({ logo, onLogo, onFile, given, onProblem }: Props) {
  const picture = (file: File) =>
    read(file, 'readAsDataURL').then(onLogo, () => onProblem('这个图片读不出来'))
  const brand = (file: File) =>
    read(file, 'readAsText')
      .then((text) => onFile(JSON.parse(text)))
      .catch(() => onProblem('这个文件不是 brand.json'))
  const save = () => saveText('brand.json', 'application/json', JSON.stringify(given(), null, 2))
  return (
    <>
      <FileField
        label="标志（SVG 或 PNG，不超过 100 kB）"
        accept="image/svg+xml,image/png"
        onFile={picture}
      />
      {logo === '' ? null : (
        <p className="line">
          <img src={logo} alt="现在的标志" width={56} height={56} />
          <Button onClick={() => onLogo('')}>不用标志</Button>
        </p>
      )}
      <FileField label="读入 brand.json" accept="application/json,.json" onFile={brand} />
      <Button onClick={save}>存为 brand.json</Button>
    </>
  )
}

const read = (file: File, how: 'readAsText' | 'readAsDataURL'): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader[how](file)
  })
