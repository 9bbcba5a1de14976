import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { Field, TextArea, SelectField } from '@/ui/field'
import { ImagePicker } from '@/ui/image-picker/image-picker'
import { LanguageSelect } from '@/ui/language-select'
import { RadioGroup } from '@/ui/radio-group'
import { SearchField } from '@/ui/search-field'
import { Slider } from '@/ui/slider'
import { Switch } from '@/ui/switch'

import { Part, Sample, Samples } from './part'

const nothing = () => {}

export function FieldsPart() {
  const { t } = useTranslation(['auth', 'booking', 'control', 'desk', 'client', 'common'])
  const findSort = (text: string) =>
    (['price', 'range', 'acceleration'] as const)
      .map((by) => ({ value: by, label: t(`booking:filter.by.${by}`) }))
      .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  return (
    <Part id="fields" title="Fields">
      <Samples title="Field">
        <Sample name="empty">
          <Field label={t('fullName')} />
        </Sample>
        <Sample name="with a hint">
          <Field label={t('password')} hint={t('passwordHint', { count: 8 })} type="password" />
        </Sample>
        <Sample name="focused" state="focus">
          <Field label={t('email')} defaultValue="name@example.com" />
        </Sample>
        <Sample name="wrong">
          <Field label={t('phone')} defaultValue="12" error={t('invalid.phone')} />
        </Sample>
        <Sample name="wrong, with a hint and a control beside it">
          <Field
            label={t('password')}
            hint={t('passwordHint', { count: 8 })}
            error={t('invalid.passwordShort', { count: 8 })}
            aside={<Button variant="quiet">{t('showPassword')}</Button>}
          />
        </Sample>
        <Sample name="read only">
          <Field label={t('common:pickup')} defaultValue="01.12.2026" readOnly />
        </Sample>
        <Sample name="disabled">
          <Field label={t('email')} defaultValue="name@example.com" disabled />
        </Sample>
        <Sample name="long text">
          <Field
            label={t('client:deposit.modeTitle')}
            defaultValue="A value that is longer than its field is wide"
            error={t('client:deposit.reservationIdInvalid')}
          />
        </Sample>
      </Samples>
      <Samples title="TextArea">
        <Sample name="default">
          <TextArea
            label={t('desk:fleet.form.description')}
            rows={3}
            defaultValue={t('booking:description')}
          />
        </Sample>
        <Sample name="wrong">
          <TextArea
            label={t('desk:fleet.form.description')}
            rows={3}
            error={t('desk:fleet.invalid.descriptionTooLong', { description: 1000 })}
          />
        </Sample>
      </Samples>
      <Samples title="SelectField">
        <Sample name="default">
          <SelectField label={t('booking:dialog.time')}>
            <option>{t('booking:dialog.chooseTime')}</option>
            <option>08:00</option>
          </SelectField>
        </Sample>
        <Sample name="focused" state="focus">
          <SelectField label={t('booking:dialog.time')}>
            <option>08:00</option>
          </SelectField>
        </Sample>
        <Sample name="disabled">
          <SelectField label={t('booking:dialog.time')} disabled>
            <option>08:00</option>
          </SelectField>
        </Sample>
      </Samples>
      <Samples title="Combobox">
        <Sample name="empty">
          <Combobox label={t('booking:filter.sort')} chosen={undefined} find={findSort} onChoose={nothing} />
        </Sample>
        <Sample name="chosen, read only">
          <Combobox
            label={t('booking:filter.sort')}
            chosen={{ value: 'price', label: t('booking:filter.by.price') }}
            find={findSort}
            readOnly
            onChoose={nothing}
          />
        </Sample>
        <Sample name="wrong">
          <Combobox
            label={t('booking:filter.sort')}
            error={t('booking:filter.noFigure')}
            chosen={undefined}
            find={findSort}
            onChoose={nothing}
          />
        </Sample>
      </Samples>
      <Samples title="SearchField">
        <Sample name="nothing searched" wide>
          <SearchField
            label={t('desk:fleet.search')}
            hint={t('desk:fleet.searchHint')}
            text=""
            onSearch={nothing}
            found={t('desk:fleet.count', { count: 21, figure: '21' })}
          />
        </Sample>
        <Sample name="nothing found" wide>
          <SearchField
            label={t('desk:fleet.search')}
            hint={t('desk:fleet.searchHint')}
            text="Model T"
            onSearch={nothing}
            found={t('desk:fleet.nothingFound')}
          />
        </Sample>
      </Samples>
      <Samples title="RadioGroup">
        <Sample name="with a hint">
          <RadioGroup
            legend={t('client:deposit.modeTitle')}
            options={[
              { value: 'a', label: t('client:deposit.inPerson'), hint: t('client:deposit.inPersonHint') },
              { value: 'b', label: t('client:deposit.bySlip') },
            ]}
            value="a"
            onChange={nothing}
          />
        </Sample>
      </Samples>
      <Samples title="Switch">
        <Sample name="off">
          <Switch label={t('control:control.sentry')} checked={false} onChange={nothing} />
        </Sample>
        <Sample name="on">
          <Switch label={t('control:control.sentry')} checked onChange={nothing} />
        </Sample>
        <Sample name="focused" state="focus">
          <Switch label={t('control:control.valet')} checked onChange={nothing} />
        </Sample>
        <Sample name="long text">
          <Switch
            label={t('booking:card.minimumAge', { age: 25 }).repeat(3)}
            checked={false}
            onChange={nothing}
          />
        </Sample>
      </Samples>
      <Samples title="Slider">
        <SliderSample name="default" at={21.5} />
        <SliderSample name="at its beginning" at={0} />
        <SliderSample name="at its end, focused" at={100} state="focus" />
      </Samples>
      <Samples title="LanguageSelect">
        <Sample name="default">
          <LanguageSelect />
        </Sample>
        <Sample name="pointed at" state="hover">
          <LanguageSelect />
        </Sample>
      </Samples>
      <Samples title="ImagePicker">
        <PickerSample name="empty; a file that is no picture shows its error" />
        <PickerSample name="with a picture" address="/icon-192.png" />
      </Samples>
    </Part>
  )
}

function SliderSample({ name, at, state }: { name: string; at: number; state?: 'focus' }) {
  const { t } = useTranslation('control')
  const { measure } = useFormats()
  const [value, setValue] = useState(at)
  return (
    <Sample name={name} {...(state && { state })}>
      <Slider
        label={t('control.temperature')}
        min={0}
        max={100}
        step={0.1}
        value={value}
        text={measure(value, '°C')}
        mark={{ min: 15, max: 28, text: t('carTakes', { from: 15, to: measure(28, '°C') }) }}
        onMove={setValue}
        onCommit={nothing}
      />
    </Sample>
  )
}

function PickerSample({ name, address }: { name: string; address?: string }) {
  const { t } = useTranslation('client')
  const [file, setFile] = useState<File>()
  useEffect(() => {
    if (address === undefined) return
    void fetch(address)
      .then((answer) => answer.blob())
      .then((content) => setFile(new File([content], 'slip.png', { type: content.type })))
  }, [address])
  return (
    <Sample name={name}>
      <ImagePicker label={t('deposit.slipImage')} file={file} onPick={setFile} />
    </Sample>
  )
}
